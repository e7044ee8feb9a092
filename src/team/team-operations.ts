import * as calendar from '../../api/calls/team/calendar.ts';
import * as cases from '../../api/calls/team/cases.ts';
import * as catalogue from '../../api/calls/team/catalogue.ts';
import * as content from '../../api/calls/team/content.ts';
import * as figures from '../../api/calls/team/figures.ts';
import * as payouts from '../../api/calls/payouts/team-payouts.ts';
import * as posts from '../../api/calls/team/posts.ts';
import * as sitePreviews from '../../api/calls/team/site-previews.ts';
import * as settings from '../../api/calls/team/settings.ts';
import { httpGateway } from '../adapters/http/http-gateway.ts';
import type { HttpClient } from '../adapters/http/http-client.ts';

const CALLS = {
  ...calendar,
  ...cases,
  ...catalogue,
  ...content,
  ...figures,
  ...payouts,
  ...posts,
  ...settings,
  ...sitePreviews,
};

type Method<Signature> = Signature extends (input: infer Input) => infer Answer
  ? (input: Input) => Promise<Answer>
  : never;

/** Operations of the back office that are not about records: cases, calendar, content, figures and so on. */
export type TeamOperations = {
  [Name in keyof typeof CALLS]: Method<NonNullable<(typeof CALLS)[Name]['signature']>>;
};

/** A release is sent even if the member closes the page. */
const releaseCase = { ...CALLS.releaseCase, byItself: true } as const;

export const teamOperations = (http: HttpClient): TeamOperations =>
  httpGateway<TeamOperations>(http, { ...CALLS, releaseCase });
