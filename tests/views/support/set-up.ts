import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine a form's rules load for longer than the default timeout of one second.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no `matchMedia`; the map reads its theme from it.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

afterEach(cleanup);
