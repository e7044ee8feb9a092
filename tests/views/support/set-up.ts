import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine loads a form's rules for longer than the second that is waited by default.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no screen to ask about; the map asks for its theme.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

afterEach(cleanup);
