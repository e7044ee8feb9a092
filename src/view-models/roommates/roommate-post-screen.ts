import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../core/shared/language.ts';
import { pathOf } from '../../core/site/paths.ts';
import type { Session } from '../accounts/session.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { RoommatePostEditor } from './roommate-post-editor.ts';
import { unobserved } from '../site/unobserved.ts';

/** Page to write an offer; visitors read what an offer is (MATE-04). */
export class RoommatePostScreen implements Screen {
  /** Loaded for accounts that may post; stays if the session ends meanwhile. */
  editor: RoommatePostEditor | null = null;
  private isNew = true;

  constructor(
    private readonly session: Session,
    private readonly language: Language,
    /**
     * Loads the editor.
     * @throws ChunkLoadError
     */
    private readonly loadEditor: () => Promise<RoommatePostEditor>,
  ) {
    makeAutoObservable(this, { ...unobserved('session', 'language', 'loadEditor'), editor: observableRef });
  }

  get head(): Head {
    if (!this.isNew) return { title: { key: 'post-title-edit' } };
    return {
      title: { key: 'post-title-new' },
      description: { key: 'post-description' },
      canonical: { name: 'RoommatesPost' },
    };
  }

  /** True for agencies and vendors, who cannot post offers. */
  get isOtherAccount(): boolean {
    const { user } = this.session;
    return user !== null && user.type !== 'user';
  }

  async load({ params, signal }: Visit): Promise<void> {
    const id = params['id'] ?? null;
    if (this.editor || (id === null && this.session.user?.type !== 'user')) return;
    const editor = await this.loadEditor();
    await editor.begin(id, signal);
    runInAction(() => {
      this.isNew = id === null;
      this.editor = editor;
    });
  }

  onEnter(): void {
    this.editor?.onEnter();
  }

  /** Opens the login, which returns to the form. */
  signIn(): void {
    this.session.requestSignIn({ go: pathOf('RoommatesPost', this.language) });
  }
}
