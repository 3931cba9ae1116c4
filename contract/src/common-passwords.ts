/**
 * The most common passwords in lists of leaked ones (as in the yearly lists of NordPass and SplashData), and words that
 * people in a sports club guess first. In lower case, and only those long enough to be allowed.
 */
const COMMON = new Set(
  `
  123456 123456789 12345678 1234567 1234567890 111111 000000 123123 654321 666666 121212 112233 555555 777777 888888
  999999 222222 333333 444444 159753 123321 987654321 987654 0987654321 123654 147258 147258369 789456 789456123
  159357 456789 131313 232323 101010 696969 11111111 00000000 88888888 12341234 12344321 11223344 1111111 123456a
  123456q a123456 a12345678 aa123456 abc123 abcd1234 abc12345 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qaz2wsx qazwsx
  qazwsxedc zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop
  qwertz qwertz1 qwertz12 qwertz123 qwertzuiop qwer1234 qweasd qweasdzxc asdfgh asdfghjkl asdfasdf asd123 zxcvbn zxcvbnm azerty azertyuiop
  password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword pass123 pass1234
  passwort passwort1 passwort123 motdepasse contraseña senha123 hallo123 admin1 admin123 admin1234 administrator
  letmein letmein1 welcome welcome1 welcome123 changeme changeme1 default test123 test1234 testtest secret secret1
  master hello123 iloveyou iloveyou1 iloveyou2 loveme lovely princess princess1 sunshine sunshine1 dragon monkey
  monkey1 shadow superman batman spiderman pokemon naruto starwars matrix trustno1 whatever nothing freedom michael
  michael1 jessica ashley daniel jordan jordan23 michelle charlie andrew matthew nicole jennifer thomas robert joshua
  hunter hunter2 george harley buster ginger pepper killer soccer football football1 baseball basketball hockey
  hockey1 tennis wrestling wrestler wrestle takedown athlete athletics coach1 coach123 trainer training champion
  champions winner victory sports fitness gym123 runner running swimming swimmer ranger yankees lakers cowboys
  steelers eagles liverpool liverpool1 arsenal chelsea barcelona realmadrid juventus manchester ronaldo ronaldo7
  messi10 computer internet samsung google apple123 nintendo minecraft fortnite summer summer1 summer2024 summer2025
  summer2026 winter winter1 winter2024 winter2025 winter2026 spring autumn january december monday friday flower
  cookie chocolate banana orange purple yellow silver diamond mustang ferrari porsche mercedes corvette maverick
  phoenix tigger bailey maggie jasmine hannah amanda sophie andrea samantha anthony william patrick alexander benjamin
  nicholas zaq123 a1b2c3 a1b2c3d4 asdf1234 zxcv1234 1234qwer 123qwe 123qweasd qwe123 qwe123456 1qazxsw2 !qaz2wsx
  access killer1 blink182 biteme mickey snoopy donald jackson liverpool123 iloveyou123 abcdef abcdefg abcdefgh
  abcdefg1 123abc aaaaaa qqqqqq zzzzzz asdasd
`
    .trim()
    .split(/\s+/),
)

/** Whether a password is very common, ignoring a capital letter and one or two characters at its end. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  return COMMON.has(plain) || COMMON.has(plain.replace(/[!.?*#]{1,2}$/, ''))
}
