/** Everyday words that the lexicons do not use: never treated as a misspelling or a name. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `a able about above absolutely according across actual actually add after afternoon again against age ago ahead air all allow almost alone
along already alright also always am among amount an and another answer any anything anyway anyways appear apply april are area around arrive as ask asked
asking asks at august available away back bad ball bank base basically be bear because bed been before began begin beginning behind being
believe below beside besides best better between beyond big bit black blue board body bone book both bottom box boy brain bread break bring brother
brought build built bunch business busy but buy by bye call called came camp can cannot car care carry case cases catch caught cause center
central certain certainly chair championship chance change changes chart check child choose city claim class clean clear clearly closest nearest closer clock close club coach coaches coaching
cold color come comes coming common company complete conditioning conference consider contact continue control cool corner correct cost could count
country course court cover crazy create cross cup current cut daily dark data date day days dead deal dear december decide deep degree depend
describe detail details did die diet differ different difficult dinner direct do does dog doing done door double doubt down draw drive
driving drop dry due during each ear earlier early earth ease easily east easy eat eight either eleven else empty end enjoy enough enter
entire equal especially even evening event events ever every everyone everything exact exactly example except excuse expect experience explain eye face
fact fair fall family far fast father favor favorite feb february feed feel feeling feels feet fell felt few field fifteen fifth fifty fight figure fill final
finally find fine finish fire first fish fit five fix floor fly focus follow following food foot for force forget form forms forty forward found four fourth
free fresh friday friend friends from front full fully fun further future game games gave general generally get gets getting girl give given gives glad go goal god goes
going gold gone good got great green ground group grow guess guy guys gym had half hall hand hands happen happened happens happy hard has have having he head
health healthy hear heard heart heavy height held hello help helpful her here hers herself hey hi high hill him himself his hit hold
holding hole home honest honestly hope hot hour hours house how however huge human hundred hungry hurt i ice idea if ill imagine important in inch include
including indeed inform inside instead interested interesting into is issue it its itself january job join july june just keep kept key kid kids
kind knew know known land large last late lately later laugh lay lead leader leaders league learn least leave led left leg legs less let letter level levels
lie life lift light like likely line list listen little live load local log long longer look looked looking looks lose loss lost lot lots loud love low lower
luck lunch made mail main major make makes making man manager many map march mark market mat match matches matter may maybe me mean means meant measure
meat medium meet meeting men mention mess message met middle might mile mind mine minus minute minutes miss mistake mix moment monday money month
months mood moon more morning most mother mouth move moves much music must my myself name names nation national near nearly neck need needs never
new news next neither nice night nights nine no nobody none noon nor normal north nose not note nothing notice november now number numbers object
october odd of off offer office often oh oil ok okay old on once one ones only onto open opinion or order other others our ours ourselves out
outside over overall own pace page paid pain pair paper parent parents part particular particularly parts party pass past path pattern pay peak people percent percentage perfect
perhaps period person phone pick picture piece place plan plane plant play player players please plenty plus point points poor pop position possible post
power practice practices prepare present press pretty previous price print prior pro probably problem problems produce program proper protect proud provide pull purpose push
put quality question questions quick quickly quiet quite race rain raise ran range rank rate rather reach read reading ready real really reason recent recently
record red regular related relative remember repeat reply report reports required reset rest result results return review rich ride right ring rise road rock roll
room roster round rule run runs safe said same sat saturday saw say says scale schedule school science score scores sea season seat second see
seem seemed seems seen self sell send sense sent sentence september serious seriously serve session sessions set sets seven several shall shape share sharp she shift ship shoe
shop short shot should shoulder show showed shower showing shown shows shut sick side sight sign silver similar simple simply since sing single sir sister sit six size
skill skin sky slack sleep slight slightly slow slowly small smart smile snow so social soft solid some somebody somehow someone something sometimes somewhere son soon
sorry sort sound sounds south space speak special speed spend split sport sports spot spread spring squad squat staff stage stand standing star start started starter starters starting starts state
stated states stay stayed step steps still stood stop store story straight strange street strength strong student study stuff style subject such sudden suggest sun
sunday super supposed sure surface surprise sweet swim switch system table take taken takes taking talk talking tall task taste team teams tell ten tend term terms test tests than
thank thanks that the their theirs them themselves then there these they thin thing things think third thirty this those though thought thousand three through throw thursday
thus tie tight till time times tip tired title to today together told tomorrow tonight too took tool top total touch tough tour tournament toward town track
trade trail train trained training treat tree tried trip trouble true trust truth try trying tuesday turn twelve twenty twice two type typical under understand unit
unless until up upon upper us use used uses using usual usually value values various very via view visit voice wait wake walk wall wanna want wanted wants war warm
was wash watch watching water wave way ways we weak wear wednesday week weekend weekends weekly weeks weight weird well went were west what whatever wheel when where whether which while
white who whoever whole whom whose why wide wife wild will wind window winter wish with within without woke woman women won wonder wondering word words work worked working workout workouts works world worried worry
worse worst worth would wow wrestle wrestler wrestlers wrestling write wrong yard yeah year years yellow yep yes yesterday yet you young your yours yourself zone zones
thanksgiving halloween christmas xmas easter hanukkah ramadan diwali
app apps bro bruh buddy coachella dual duals dude feedback freshman freshmen hmm huh junior juniors kinda lol meets mom dad nope omg opinion opponent partner podium quick regards roommate sec
senior seniors sophomore sorta squads starter tbh team-wise teammate teammates thx tourney trials ugh varsity versus vibe vs weighs wondering xd yall yo
de la el los las un una y o que en con por para del al se su sus es son fue fueron ha han hay me mi tu te lo le les esta este estos estas ese eso esos como cuando donde
reds yellows greens cancel cancels cancelled canceled cancelling
equipo atleta atletas semana semanas dia dias noche noches mes hoy ayer anoche manana hora horas muestra muestrame dame dime ver favor gracias si no muy mas menos todo todos toda todas
desde hasta entre sobre bajo debajo encima tiene tienen tuvo estuvo ultimos ultimas ultima ultimo pasada pasado cual cuales quien quienes cuanto cuanta cuantos cuantas`.split(
    /\s+/,
  ),
)

/** Ordinary words that are also names: a name only where the sentence shows it. */
export const AMBIGUOUS_NAMES: ReadonlySet<string> = new Set(
  `will mark may max hope rose art chase hunter grant drew pat rich case ray king young long best price grace faith joy dawn april june august
summer autumn star sky rain river brook brooks hale day page west north reed cash cole miles chance trip ace gray green brown white black
baker cook hill wood woods stone love little small strong power bell frost snow winter wise good noble moody sweet swift sharp short ready
lake field forest marsh banks park rivers fields fox wolf bird hawk knight bishop pope major sage ivy lily holly daisy violet ruby pearl
amber jade crystal dean earl duke prince mason carter cooper parker walker tanner turner taylor fisher archer colt bear jack bill rob sue
jay bo dash dusty buddy buster christian german francis costa read law case beck frank ernest gene rusty guy`.split(
    /\s+/,
  ),
)

/** Those whose other meaning is rare in conversations about athletes: if the team has that name, it is the athlete. */
export const RARE_WORDS: ReadonlySet<string> = new Set(
  `grace jade hunter carter cooper parker walker tanner turner taylor fisher archer colt mason crystal amber pearl ivy lily holly daisy violet
ruby jack christian german francis costa frank ernest gene chase grant brooks miles cole knight bishop pope wolf earl duke faith joy dawn`.split(
    /\s+/,
  ),
)
