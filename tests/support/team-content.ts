import type { BusinessSettings } from '../../src/core/team/business-settings.ts';

import { aPost } from '../server/team/support/a-post.ts';

type Body = Record<string, unknown>;

/** First version of a record, which a colleague made. */
const version = (number: number, reason: string) => ({
  number,
  validFrom: `2026-11-${String(10 + number).padStart(2, '0')}T08:00:00.000Z`,
  createdAt: `2026-11-${String(10 + number).padStart(2, '0')}T08:00:00.000Z`,
  author: 'Петър Димов',
  reason,
});

const SETTINGS: BusinessSettings = {
  name: 'Уют ООД',
  nameEn: 'Uyut Ltd',
  number: '206000001',
  vatNumber: '',
  address: 'София, ул. „Шипка“ 1',
  addressEn: '1 Shipka St, Sofia',
  phone: '+359 2 123 45 67',
  email: 'info@example.com',
  ordersEmail: 'orders@example.com',
  claimsEmail: 'claims@example.com',
  privacyEmail: 'privacy@example.com',
  partnersEmail: 'partners@example.com',
  safetyEmail: 'safety@example.com',
  teamEmail: 'team@example.com',
  approvesVendors: false,
};

const side = (title: string) => ({ title, description: 'Описание', body: `## ${title}\n\nТекст.` });

const SOME_POST = aPost();

/** Settings, texts, pages and posts of the in-memory server. */
export class TeamContent {
  private settings = {
    values: SETTINGS,
    version: 2,
    latest: 2,
    versions: [
      { ...version(2, 'Нов адрес'), values: SETTINGS },
      { ...version(1, 'Начало'), values: { ...SETTINGS, address: 'Пловдив, ул. „Гладстон“ 3' } },
    ],
  };

  private text = {
    key: 'credits-left',
    original: { bg: 'Остават {{count}} кредита.', en: '{{count}} credits left.' },
    current: { bg: 'Имате {{count}} кредита.', en: '{{count}} credits left.' },
    latest: 1,
    versions: [
      { ...version(1, 'По-ясно'), value: { bg: 'Имате {{count}} кредита.', en: null as string | null } },
    ],
  };

  private readonly page = {
    name: 'about-us',
    current: { bg: side('За нас'), en: side('About us') },
    original: { bg: side('За нас'), en: side('About us') },
    latest: 0,
    versions: [],
  };

  private readonly post = {
    slug: 'divan',
    current: SOME_POST,
    isShown: true,
    latest: 2,
    versions: [
      { ...version(2, 'Нов текст'), value: SOME_POST },
      { ...version(1, 'Начало'), value: { ...SOME_POST, highlighted: true } },
    ],
  };

  /** Answer of an operation of the settings, texts, pages or posts; null for another path. */
  answer(method: string, path: string, body: Body): unknown {
    const isRead = method === 'GET';
    switch (path) {
      case 'settings':
        return isRead ? this.settings : this.changeSettings(body);
      case 'texts': {
        const { key, current } = this.text;
        return { data: [{ key, ...current, isChanged: true }], total: 1 };
      }
      case 'texts/credits-left':
        return isRead ? this.text : this.changeText(body);
      case 'pages':
        return { data: [{ name: 'about-us', bg: 'За нас', en: 'About us' }] };
      case 'pages/about-us':
        return this.page;
      case 'posts':
        return isRead ? { data: [this.postRow()], total: 1 } : this.post;
      case 'posts/divan':
      case 'posts/nov-divan':
        return this.post;
      case 'site-previews':
        return { bg: '/api/team/site-previews/k/bg/', en: '/api/team/site-previews/k/en/' };
      case 'picture':
        return { key: 'k', url: '/pictures/uploads/k', width: 1200, height: 800, widths: [600, 1200] };
      default:
        return null;
    }
  }

  private postRow() {
    const { slug, current } = this.post;
    const { bg, en, category, date } = current;
    return { slug, bg: bg.title, en: en.title, category, date, state: 'shown' };
  }

  private changeSettings(body: Body) {
    const values = body['values'] as BusinessSettings;
    const latest = this.settings.latest + 1;
    const versions = [{ ...version(latest, String(body['reason'])), values }, ...this.settings.versions];
    this.settings = { values, version: latest, latest, versions };
    return this.settings;
  }

  private changeText(body: Body) {
    const value = body['value'] as { bg: string | null; en: string | null };
    const { original } = this.text;
    const latest = this.text.latest + 1;
    this.text = {
      ...this.text,
      current: { bg: value.bg ?? original.bg, en: value.en ?? original.en },
      latest,
      versions: [
        { ...version(latest, String(body['reason'])), value: { bg: value.bg ?? original.bg, en: value.en } },
        ...this.text.versions,
      ],
    };
    return this.text;
  }
}
