import type { Call } from '../../operation.ts';
import type * as contract from '../../team/posts.ts';

/* Written by `npm run contract:write`. */

export const changeTeamPost: Call<typeof contract.changeTeamPost> = {
  method: 'POST',
  path: '/api/team/posts/{slug}',
};

export const createTeamPost: Call<typeof contract.createTeamPost> = {
  method: 'POST',
  path: '/api/team/posts',
};

export const teamPost: Call<typeof contract.teamPost> = {
  method: 'GET',
  path: '/api/team/posts/{slug}',
};

export const teamPosts: Call<typeof contract.teamPosts> = {
  method: 'GET',
  path: '/api/team/posts',
};

export const uploadTeamPicture: Call<typeof contract.uploadTeamPicture> = {
  method: 'POST',
  path: '/api/team/picture',
};
