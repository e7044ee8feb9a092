import { PageTexts } from '../../../core/site/texts.ts';
import { screen } from '../../screen.ts';
import { TextPageScreen } from '../../../view-models/site/text-page-screen.ts';
import { TextPage } from '../../../views/site/text-page.tsx';

export default screen({
  view: TextPage,
  modules: [],
  dependencies: { texts: PageTexts },
  build: ({ texts }) => new TextPageScreen(texts),
});
