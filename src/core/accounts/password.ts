/** Minimum characters of a password (AUTH-02). */
export const MIN_PASSWORD_LENGTH = 6;

/** Maximum characters of a password, which limits the time of hashing. */
export const MAX_PASSWORD_LENGTH = 200;

/** Code points excluded from the FreeformClass of RFC 8264, except the conjoining letters of Old Hangul. */
const EXCLUDED = /[\p{Cc}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}]/u;

/** Normalises a password for hashing by RFC 8265 (OpaqueString): NFC, with every space as an ASCII space. */
export function normalisePassword(typed: string): string {
  return typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** Most common passwords of at least six characters, in lower case. */
const COMMON = new Set(
  `000000 010203 100000 101010 102030 111111 11111111 112233 121212 123123 123123123 123321 1234561 123456
  1234567 12345678 123456789 1234567890 12345678910 123456a 123654 123abc 123qwe 131313 147147 147258 147258369
  159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 202020 212121 222222 232323 246810 252525 321321 333333 444444
  456456 456789 555555 654321 666666 696969 741852 741852963 753951 777777 789456 789456123 789789 852456 888888
  963852 987654 987654321 999999 a12345 a123456 aaaaaa abc123 abcd1234 abcdef abcabc access admin1 admin123
  administrator alexander amanda andrea andrei andrew angel1 angela anthony asdasd asdf1234 asdfasdf asdfgh asdfghjkl
  ashley asd123 azerty bailey banana baseball basketball batman bulgaria bulgaria1 butterfly changeme charlie
  cheese chelsea chocolate computer cookie daniel daniela default dragon dimitar elenaa family flower football freedom
  friends ginger google hannah harley hello1 hello123 helloo hristo hunter iloveyou ivan123 ivanov jennifer jessica
  jordan joshua justin killer kristina letmein levski levski1914 liverpool london lovely loveme lover1 maggie
  maria1 maria123 martin master matrix matthew maverick michael michelle mihail monkey monica mustang mynoob naruto
  nicole nikolay ninja1 obicham obichamte orange parola parola1 parola12 parola123 passw0rd password password1
  password12 password123 pepper petrov pokemon prince princess purple qazwsx qqqqqq qwe123 qweasd qweasdzxc qweqwe
  qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop ranger robert samsung samantha secret
  shadow slayer slavia snoopy soccer sofia1 sofia123 sophie spider starwars stefan stefani summer sunshine superman
  taylor test123 test1234 testing thomas thunder tigger trustno1 tsska1948 cska1948 user123 viktoria vladimir
  welcome welcome1 whatever william winner xxxxxx yamaha yellow zaq12wsx zxcvbn zxcvbnm парола парола1 парола123
  йцукен явертъ явертъуи България българия обичамте`
    .split(/\s+/)
    .map((password) => password.toLowerCase()),
);

/**
 * Message key of a weak password; null if it is strong enough. Common passwords and those with the account's
 * own data are weak, because attackers try them first.
 */
export function weaknessOf(
  password: string,
  own: { name: string; email: string; phone: string },
): string | null {
  if (EXCLUDED.test(password)) return 'error-password-invisible-signs';
  const lower = password.toLowerCase();
  if (COMMON.has(lower) || new Set(lower).size < 3) return 'error-password-too-common';
  const data = [...own.name.split(/\s+/), own.email, own.email.split('@')[0] ?? '', own.phone]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4);
  const bare = lower.replace(/[^\p{L}]+$/u, '');
  return data.some((word) => lower === word || bare === word) ? 'error-password-own-data' : null;
}
