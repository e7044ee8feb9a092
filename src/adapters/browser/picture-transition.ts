import { prefersReducedMotion } from './scroll-positions.ts';

/** Name of the view transition between the two pictures. */
const PICTURE = 'picture';

/** Changes the page. The picture of the clicked card grows into the picture of the new page (View Transition API). */
export function withPictureTransition(change: () => void): void {
  const clicked = document.activeElement?.closest('.card')?.querySelector<HTMLElement>('.picture');
  if (!clicked || !('startViewTransition' in document) || prefersReducedMotion()) return change();
  clicked.style.viewTransitionName = PICTURE;
  const transition = document.startViewTransition(async () => {
    clicked.style.viewTransitionName = '';
    change();
    // React renders in a later task.
    await new Promise((rendered) => setTimeout(rendered));
    const large = document.querySelector<HTMLElement>('.gallery');
    if (!large) return;
    large.style.viewTransitionName = PICTURE;
    void transition.finished.then(() => (large.style.viewTransitionName = ''));
  });
  // The browser may skip the animation. The page changes anyway.
  transition.ready.catch(() => undefined);
}
