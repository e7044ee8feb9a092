import { ContainerModule } from 'inversify';
import { PageTexts } from '../core/site/page-text.ts';
import { NotFoundScreen } from '../view-models/site/not-found-screen.ts';
import { TextPageScreen } from '../view-models/site/text-page-screen.ts';

/** The screens of the site: informational pages and the not-found page. */
export const siteScreens = new ContainerModule(({ bind }) => {
  bind(TextPageScreen).toResolvedValue((texts) => new TextPageScreen(texts), [PageTexts]);
  bind(NotFoundScreen).toResolvedValue(() => new NotFoundScreen());
});
