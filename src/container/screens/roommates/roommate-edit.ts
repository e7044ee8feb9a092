import { RoommateEditPage } from '../../../views/roommates/roommate-edit-page.tsx';
import { postScreen } from './post-screen.ts';

export default postScreen(RoommateEditPage);
