/**
 * Stands for Emotion's list of every attribute that HTML has, in the browser's build: our styled elements get
 * attributes alone, which TypeScript sees to. The server and the tests run with the real list.
 */
export default function isPropValid(name: string): boolean {
  return name !== 'as' && name !== 'theme';
}
