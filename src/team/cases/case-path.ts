/** Page of a case. @param id such as `listing-reports-home-12` */
export const casePath = (id: string): string => `/cases/${encodeURIComponent(id)}/show`;

/** List of the cases of a kind. */
export const queuePath = (kind: string): string =>
  `/cases?${new URLSearchParams({ filter: JSON.stringify({ kind }) })}`;
