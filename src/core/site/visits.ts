import { ROUTES, routeNamed } from './routes.ts';
import type { PathName } from './routes.ts';

/** The checkout is a section of the cart's page and is counted when a buyer begins to fill it in. */
export type VisitScreen = PathName | 'Checkout';

/** Screens whose views are counted (TEAM-10). */
export const VISIT_SCREENS: readonly VisitScreen[] = [...(Object.keys(ROUTES) as PathName[]), 'Checkout'];

export const isVisitScreen = (name: string): name is VisitScreen =>
  VISIT_SCREENS.some((screen) => screen === name);

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** Class of a device by the browser's `User-Agent`; iPads name themselves a Mac and count as computers. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'desktop';
}

/** Name under which the figures of a screen are summed: all pages of the profile are one. */
export function visitGroupOf(screen: VisitScreen): string {
  if (screen === 'Checkout') return 'checkout';
  const { screen: file, roles } = routeNamed(screen);
  return roles ? 'profile' : file.replace('/', '-');
}

/** Port that counts a screen shown without a request for its page. It sends no data about the visitor. */
export abstract class VisitReports {
  abstract countVisit(input: { screen: VisitScreen }): Promise<unknown>;
}
