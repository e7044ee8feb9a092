import { enableStaticRendering } from 'mobx-react-lite';

// Disables observation on the server before views load, because `observer` then returns components unwrapped.
// The order of imports in built files is undefined, so the renderer loads this module first.
enableStaticRendering(true);
