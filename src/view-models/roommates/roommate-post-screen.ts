import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../core/shared/language.ts';
import { pathOf } from '../../core/site/paths.ts';
import type { Session } from '../accounts/session.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { RoommatePostEditor } from './roommate-post-editor.ts';

/** Where an offer is written, and what it is for whoever may not (MATE-04). */
export class RoommatePostScreen implements Screen {
  /** Here once somebody who may post has come; it stays when the login ends meanwhile. */
  editor: RoommatePostEditor | null = null;
  private isNew = true;

  constructor(
    private readonly session: Session,
    private readonly language: Language,
    /** The form weighs: visitors do without. @throws ChunkLoadError */
    private readonly bringEditor: () => Promise<RoommatePostEditor>,
  ) {
    makeAutoObservable<this, 'session' | 'language' | 'bringEditor'>(this, {
      editor: observableRef,
      session: false,
      language: false,
      bringEditor: false,
    });
  }

  get head(): Head {
    if (!this.isNew) return { title: { key: 'post-title-edit' } };
    return {
      title: { key: 'post-title-new' },
      description: { key: 'post-description' },
      canonical: { name: 'RoommatesPost' },
    };
  }

  /** Offers are for private people: an agency or a vendor is told so. */
  get isOtherAccount(): boolean {
    const { user } = this.session;
    return user !== null && user.type !== 'user';
  }

  async load({ params, signal }: Visit): Promise<void> {
    const id = params['id'] ?? null;
    if (this.editor || (id === null && this.session.user?.type !== 'user')) return;
    const editor = await this.bringEditor();
    await editor.begin(id, signal);
    runInAction(() => {
      this.isNew = id === null;
      this.editor = editor;
    });
  }

  onEnter(): void {
    this.editor?.onEnter();
  }

  /** The login leads back here, to the form. */
  signIn(): void {
    this.session.askToSignIn({ go: pathOf('RoommatesPost', this.language) });
  }
}
