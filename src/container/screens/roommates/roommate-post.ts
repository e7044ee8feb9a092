import { RoommatePostPage } from '../../../views/roommates/roommate-post-page.tsx';
import { postScreen } from './post-screen.ts';

export default postScreen(RoommatePostPage);
