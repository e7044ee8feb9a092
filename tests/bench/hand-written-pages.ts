type Picture = { url: string; width: number; height: number; widths: number[] };
type Card = { title: string; price: number; image: Picture | null };

/** Minimal style of a readable list or page on a phone. */
const STYLE = `body{margin:0 auto;max-width:80rem;padding:1rem;font:1rem/1.5 sans-serif;color:#222;background:#faf6ee}
header,nav{display:flex;gap:1rem;align-items:center;flex-wrap:wrap}a{color:#1f5c43}h1{font-size:1.5rem}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(10rem,1fr));gap:1rem;padding:0;list-style:none}
img{display:block;width:100%;height:auto;border-radius:1rem;background:#eee}h2{font-size:1rem;margin:.5rem 0 0}p{margin:0}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function picture({ url, width, height, widths }: Picture, sizes: string, isFirst: boolean): string {
  const file = (of: number) => url.replace(/(\.\w+)$/, `-${of}$1`);
  const set = widths.map((of) => `${file(of)} ${of}w`).join(',');
  const loading = isFirst ? 'fetchpriority="high"' : 'loading="lazy"';
  return `<img src="${file(widths[0] ?? width)}" srcset="${set}" sizes="${sizes}" width="${width}" height="${height}" alt="" ${loading}>`;
}

const amount = (stotinki: number): string => `<p>${(stotinki / 100).toFixed(2)}</p>`;

const list = (cards: readonly Card[]): string =>
  `<ul>${cards
    .map(
      ({ title, price, image }, place) =>
        `<li><a href="#">${image ? picture(image, '45vw', place < 2) : ''}<h2>${escaped(title)}</h2></a>${amount(price)}</li>`,
    )
    .join('')}</ul>`;

const document = (title: string, content: string): string =>
  `<!doctype html><html lang="bg"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><header><a href="/">${escaped(title)}</a><form><input aria-label="search"></form></header><h1>${escaped(title)}</h1>${content}</body></html>`;

/**
 * The same pages written by hand for speed only: no script, no font, a kilobyte of style, the same pictures.
 * By address.
 */
export async function handWrittenPages(origin: string): Promise<ReadonlyMap<string, string>> {
  const read = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    return (await (await fetch(origin + path, init)).json()) as Answer;
  };
  const products = (scope: object, limit: number) =>
    read<{ data: Card[] }>('/api/product/search', { ...scope, offset: 0, limit, orderBy: 'price.ASC' });
  const lamps = await products({ categoryId: 9 }, 10);
  const homes = await read<{ data: Card[] }>('/api/property?offset=0&limit=10&orderBy=createdAt.DESC');
  const lamp = await read<Card & { description: string; image: Picture }>('/api/product/9');
  const onFront = [...lamps.data.slice(0, 4), ...homes.data.slice(0, 4)];
  return new Map([
    ['/', document('Уют', list(onFront))],
    ['/produkti/kategorii/9', document('Лампи', list(lamps.data))],
    [
      '/produkti/9',
      document(
        lamp.title,
        picture(lamp.image, '100vw', true) + amount(lamp.price) + `<p>${escaped(lamp.description)}</p>`,
      ),
    ],
    ['/imoti', document('Имоти', list(homes.data))],
  ]);
}
