import { describe, expect, it } from 'vitest';
import { answersJson, pageStateJson } from '../../../server/rendering/page-state.ts';
import type { ClientContext } from '../../../src/container/client-context.ts';
import { SITE_SETTINGS } from '../../support/site-settings.ts';

const LAMP = Object.freeze({ status: 200, body: { title: '</script><b>Лампа\u2028„Рила“', sizes: [80] } });
const STATE: ClientContext = {
  language: 'bg',
  shownLanguage: 'bg',
  settings: SITE_SETTINGS,
  textsPath: '/texts/bg.json',
  answers: { 'GET /api/product/1': LAMP, 'POST /api/search {"text":"<лампа>"}': { status: 404, body: {} } },
  dates: { 'day 2026-11-26': '26 ноември' },
  handedOver: false,
  session: '',
};

describe('The state of a page', () => {
  it('is read as it was', () => {
    expect(JSON.parse(pageStateJson(STATE))).toEqual(JSON.parse(JSON.stringify(STATE)));
    expect(JSON.parse(pageStateJson({ ...STATE, answers: {} }))).toMatchObject({ answers: {} });
  });

  it('ends no script, whatever stands in an answer or in what was asked', () => {
    expect(pageStateJson(STATE)).not.toMatch(/[<\u2028\u2029]/);
  });

  it('has an answer of several pages in each', () => {
    const both = { 'GET /a': LAMP, 'GET /b': LAMP };
    expect(JSON.parse(answersJson(both))).toEqual(both);
    expect(JSON.parse(pageStateJson(STATE))).toMatchObject({ answers: { 'GET /api/product/1': LAMP } });
  });
});
