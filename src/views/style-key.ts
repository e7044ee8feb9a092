/** Prefix of Emotion's class names, the same on server and browser. */
export const STYLE_KEY = 'u';
