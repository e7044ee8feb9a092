import { enableStaticRendering } from 'mobx-react-lite';

// Views watch nothing on the server. Said before they load, `observer` hands each back as it is, without a component around it:
// in the built files the order of imports does not say what runs first, so the renderer loads this before them.
enableStaticRendering(true);
