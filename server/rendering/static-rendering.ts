import { enableStaticRendering } from 'mobx-react-lite';

// Views watch nothing on the server. Said before they load, `observer` hands each back as it is, without a component around it.
enableStaticRendering(true);
