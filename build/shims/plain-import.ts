/** Stands for Vite's helper, which preloads what a script is going to import: here the server announces that. */
export const __vitePreload = <Module>(load: () => Promise<Module>): Promise<Module> => load();
