import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './compressed.ts';

/** Build of the back office: its own bundle, of which visitors load nothing (decision 34). */
export default defineConfig({
  // One way of compression: trying all of them takes half a minute for a script of this size.
  plugins: [react(), compressed([{}])],
  publicDir: false,
  base: '/team/',
  build: {
    outDir: 'dist/team',
    target: 'es2022',
    manifest: true,
    // Members of the team load it once; react-admin is mostly one chunk.
    chunkSizeWarningLimit: 2_000,
    modulePreload: { polyfill: false },
    rollupOptions: { input: 'src/team/main.tsx' },
  },
});
