import { CaptchaSolver } from '../../../src/core/shared/captcha.ts';
import type { CaptchaAction } from '../../../src/core/shared/captcha.ts';
import { CommentGateway } from '../../../src/core/journal/comment.ts';
import type { WrittenComment, Comment } from '../../../src/core/journal/comment.ts';
import type { ContactCommand } from '../../../src/core/contact/contact-command.ts';
import { ContactGateway } from '../../../src/core/contact/contact.ts';
import { hasLink } from '../../../src/core/journal/comment-rules.ts';
import { JournalCatalogue, POST_CATEGORIES } from '../../../src/core/journal/post.ts';
import type { PostSearch, Post, PostSummary } from '../../../src/core/journal/post.ts';
import { Newsletter } from '../../../src/core/newsletter/newsletter.ts';
import { isValidEmail } from '../../../src/core/shared/email-address.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Page } from '../../../src/core/shared/page.ts';

/** A post as lists show it. */
export function aPostSummary(changes: Partial<PostSummary> = {}): PostSummary {
  return {
    id: 'depozit-pri-naem',
    title: 'Депозитът при наем',
    description: 'Колко е обичайно и как се връща.',
    category: { id: 'renting', name: 'Под наем' },
    publishedAt: '2026-08-27',
    highlighted: false,
    readingMinutes: 5,
    cover: null,
    ...changes,
  };
}

/** The journal in memory, its posts from the newest on. */
export class MemoryJournal extends JournalCatalogue {
  constructor(private readonly all: readonly PostSummary[] = []) {
    super();
  }

  async categories() {
    return POST_CATEGORIES.map((id) => ({
      id,
      name: id,
      count: this.all.filter(({ category }) => category.id === id).length,
    }));
  }

  async posts({
    category,
    highlighted,
    exclude = [],
    offset = 0,
    limit,
  }: PostSearch): Promise<Page<PostSummary>> {
    const found = this.all.filter(
      (post) =>
        (category === undefined || post.category.id === category) &&
        (highlighted === undefined || post.highlighted === highlighted) &&
        !exclude.includes(post.id),
    );
    return { data: found.slice(offset, offset + limit), total: found.length };
  }

  async post(id: string): Promise<Post> {
    const post = this.all.find((one) => one.id === id);
    if (!post) throw new Failure('error-post-not-found', {}, 'not-found');
    const headings = ['Колко', 'Как'].map((title) => ({ id: `part-${title}`, title }));
    const html = headings.map((part) => `<h2 id="${part.id}">${part.title}</h2><p>Текст.</p>`).join('');
    return { ...post, html, headings, related: this.all.filter((one) => one.id !== id).slice(0, 3) };
  }
}

/** Comments in memory; those with a link are held. Who sends a captcha is a visitor. */
export class MemoryComments extends CommentGateway {
  readonly kept: (Comment & { secret: string | null })[] = [];
  readonly written: WrittenComment[] = [];
  readonly reported: [number, string][] = [];
  /** Why the next call is refused. */
  refusal: Failure | null = null;
  private readonly keys = new Map<string, { id: number; text: string }>();

  async comments(list: { post: string; own: readonly string[]; offset: number; limit: number }) {
    this.refuse();
    const seen = this.kept
      .map(({ secret, ...comment }) => ({ ...comment, own: secret !== null && list.own.includes(secret) }))
      .filter(({ status, own }) => status === 'shown' || own)
      .toSorted((one, other) => other.id - one.id);
    return { data: seen.slice(list.offset, list.offset + list.limit), total: seen.length };
  }

  async write(written: WrittenComment): Promise<{ comment: Comment; secret: string | null }> {
    this.refuse();
    const { key, text, captcha } = written;
    const earlier = this.keys.get(key);
    if (earlier && earlier.text !== text) throw new Failure('comment-key-used', {}, 'conflict');
    if (captcha !== '') ensureSolved(captcha, 'comment');
    this.written.push(written);
    const id = earlier?.id ?? this.kept.length + 1;
    const comment: Comment = {
      id,
      name: written.name,
      text,
      at: '2026-11-21T10:00:00.000Z',
      status: hasLink(text) ? 'held' : 'shown',
      language: 'bg',
      own: true,
    };
    const secret = captcha === '' ? null : String(id).padStart(43, 's');
    if (!earlier) this.kept.push({ ...comment, secret });
    this.keys.set(key, { id, text });
    return { comment, secret };
  }

  async remove(id: number, secret: string | null): Promise<void> {
    const index = this.kept.findIndex((comment) => comment.id === id && comment.secret === secret);
    if (index < 0) throw noComment();
    this.kept.splice(index, 1);
  }

  async report(id: number, reason: string): Promise<void> {
    this.refuse();
    if (!this.kept.some((comment) => comment.id === id && comment.status === 'shown')) throw noComment();
    this.reported.push([id, reason]);
  }

  private refuse(): void {
    const { refusal } = this;
    this.refusal = null;
    if (refusal) throw refusal;
  }
}

const noComment = () => new Failure('error-comment-not-found', {}, 'not-found');

/** A captcha is taken for what it was solved for. */
function ensureSolved(captcha: string, action: CaptchaAction): void {
  if (captcha !== `solved for ${action}`) throw new Failure('captcha-failed', {}, 'invalid');
}

/** A captcha that is solved at once; what for is remembered. */
export class SolvedCaptcha extends CaptchaSolver {
  readonly actions: string[] = [];

  async solve(action: string): Promise<string> {
    this.actions.push(action);
    return `solved for ${action}`;
  }
}

/** The newsletter in memory; its mails bring `a-token`. */
export class MemoryNewsletter extends Newsletter {
  readonly asked: [string, string][] = [];
  readonly confirmed: string[] = [];
  readonly left: string[] = [];
  refusal: Failure | null = null;

  async subscribe(email: string, captcha: string): Promise<void> {
    if (this.refusal) throw this.refusal;
    ensureSolved(captcha, 'login');
    if (!isValidEmail(email)) {
      throw new Failure('validation_failed', { email: 'error-email-invalid' }, 'invalid');
    }
    this.asked.push([email, captcha]);
  }

  async confirm(token: string): Promise<void> {
    if (this.refusal) throw this.refusal;
    ensureSent(token);
    this.confirmed.push(token);
  }

  async unsubscribe(token: string): Promise<void> {
    if (this.refusal) throw this.refusal;
    ensureSent(token);
    this.left.push(token);
  }
}

function ensureSent(token: string): void {
  if (token !== 'a-token') throw new Failure('newsletter-link-over', {}, 'invalid');
}

/** Letters in memory; the one that a key has brought is known by its number. */
export class MemoryContact extends ContactGateway {
  readonly letters: { reference: string; key: string; letter: ContactCommand }[] = [];
  refusal: Failure | null = null;

  async send(letter: ContactCommand, key: string): Promise<string> {
    if (this.refusal) throw this.refusal;
    const known = this.letters.find((one) => one.key === key);
    if (known && known.letter.message !== letter.message) {
      throw new Failure('contact-key-used', {}, 'conflict');
    }
    if (known) return known.reference;
    const reference = `K-${this.letters.length + 1}`;
    this.letters.push({ reference, key, letter });
    return reference;
  }
}
