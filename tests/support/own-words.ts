let number = 0;

/** Unique words: listings of one owner with them are not near-identical. */
export function ownWords(): string {
  number += 1;
  return ['Вход', 'звънец', 'мазе', 'ключ', 'паркомясто'].map((word) => `${word}${number}`).join(' ');
}
