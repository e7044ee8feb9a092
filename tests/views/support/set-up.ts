import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine loads a form's rules for longer than the second that is waited by default.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
