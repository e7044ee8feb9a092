import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Login } from '../../view-models/accounts/login.ts';

/** Google's own button, if configured (AUTH-06, AUTH-07). */
export const GoogleSignIn = observer(function GoogleSignIn({ login }: { login: Login }) {
  const place = useRef<HTMLDivElement>(null);
  const { isOffered } = login.google;
  useEffect(() => {
    if (isOffered && place.current) void login.drawGoogle(place.current);
  }, [isOffered, login]);
  return isOffered ? <div ref={place} aria-busy={login.googleBusy} /> : null;
});
