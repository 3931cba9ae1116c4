/** Common English short forms; each line starts with the full name. */
const GROUPS = `
alexander alex al lex xander sasha
alexandra alex lexi sandra sasha ali
alexis alex lexi
andrew andy drew
anthony tony ant
antonio tony
abigail abby gail
amanda mandy
arthur art
barbara barb
benjamin ben benny
brandon bran
brianna bri
caleb cal
cameron cam
camila cami
catherine cathy cat kate katie
charles charlie chuck chaz
charlotte charlie lottie
christian chris
christina chris tina chrissy
christine chris tina chrissy
christopher chris topher kit
cynthia cindy
daniel dan danny
daniela dani
danielle dani
david dave davey
deborah deb debbie
dominic dom nick
dominick dom nick
donald don donny
douglas doug
edward ed eddie ned ted
eleanor ellie nora
elijah eli
elizabeth liz lizzie beth betsy eliza libby
emily em emmy
emilia em emmy mia
emmanuel manny
eric rick
ethan eth
evelyn evie
francis frank
francisco frank paco pancho
frederick fred freddy
gabriel gabe
gabriella gabby gabi
gabrielle gabby gabi
gerald gerry jerry
gregory greg
harold harry hal
henry hank harry
isaac ike
isabella bella izzy
isabel izzy
isaiah ike zay
jackson jack
jacob jake
james jim jimmy jamie
jason jay
jeffrey jeff
jennifer jen jenny
jessica jess jessie
john johnny jack
jonathan jon johnny nate
joaquin quino
jordan jordy
jose pepe
joseph joe joey
joshua josh
julian jules
juan johnny
katherine kate katie kathy kat
kathryn kate katie kathy
kenneth ken kenny
kevin kev
kimberly kim
lawrence larry
leonard leo lenny
leonardo leo
luis lou
lucas luke
luka luke
madison maddie
madeline maddie
malik mal
marcus marc mark
margaret maggie meg peggy
maria mia
martin marty
mateo teo matt
matthew matt matty
maximilian max
maxwell max
megan meg
melissa mel missy
michael mike mikey mick
michelle shelly
mitchell mitch
mohammed mo
muhammad mo
natalie nat
nathan nate
nathaniel nate nathan
nicholas nick nicky
nicole nicky nikki
nikolai nick niko kolya
olivia liv livvy
oliver ollie
pamela pam
patricia pat patty trish
patrick pat paddy
peter pete
philip phil
phillip phil
rafael rafa raf
raymond ray
rebecca becca becky
ricardo rick
richard rick ricky rich dick
robert rob robbie bob bobby bert
ronald ron ronny
russell russ
samantha sam sammy
samuel sam sammy
santiago santi
sarah sally
sebastian seb bash
sofia sofi sophie
solomon sol
sophia sophie
stephanie steph
stephen steve
steven steve
susan sue susie
theodore ted teddy theo
thiago tiago
thomas tom tommy
timothy tim timmy
tobias toby
tyler ty
valentina val
vanessa nessa
victor vic
victoria vicky tori vic
vincent vince vinny
walter walt
william will bill billy liam
zachary zach zack
zacharias zach
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/** Names by a short form, folded: `sam` gives `samuel` and `samantha`. */
export const NAMES_BY_NICKNAME: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Map.groupBy(
      GROUPS.flatMap(([name = '', ...short]) => short.map((form) => ({ name, form }))),
      ({ form }) => form,
    ),
  ].map(([form, pairs]) => [form, pairs.map(({ name }) => name)]),
)

const COMMON = `
aaliyah aaron adam adrian aiden allison amber amy angela anna anton ashley austin avery blake brady brandy brent brett brian brianna brock brody
brooke bruce bryan bryce bryson caitlin carl carlos carol carson carter casey chad chase chloe clay cody cole colin connor corey courtney craig
dakota dale damian darren dean dennis derek derrick desmond devin diana diego dmitri dustin dylan elena elias ella emma eric erica erik erin evan
freya freja thor odin venus diana athena flora aurora iris clio juno fernando garrett gavin glenn grant greta hailey hannah harper hayden heather heidi helen holly hunter ian ivan jade jaden jake jane janet jared
jasmine javier jay jeremiah jeremy jerome jesse joel jorge josiah julia justin kaleb kayla keith kelly kelsey kennedy kendra kirk kyle landon lauren
leah lee leon levi lily linda lisa logan lori lucy luther mackenzie malcolm marc marco maria mario marissa mary mason maya melanie mia miguel miles
miranda molly monica morgan myles naomi natalia nathalie neil nina noah nolan omar oscar owen paige pablo parker paul paula pedro penelope peyton
phoebe quentin quinn rachel ralph ramon raul reed reggie riley roberta roger roman rosa ross roy ruben ruth ryan ryder sabrina sawyer scott sean
sergio seth shane shannon shaun shawn sierra simon skylar spencer stanley stefan stella sydney tanner tara taylor teresa terrell terry tiffany todd
tony tracy travis trent trevor tristan troy vera victor wade wayne wendy wesley weston wyatt xavier yolanda zane zoe zoey`
  .trim()
  .split(/\s+/)

/** Common first names, folded: a person with one may be asked about without being in the team. */
export const KNOWN_NAMES: ReadonlySet<string> = new Set([...GROUPS.flat(), ...COMMON])
