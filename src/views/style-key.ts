/** The prefix of Emotion's class names; the server and the browser must write the same. */
export const STYLE_KEY = 'u';
