import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the staff console into dist/staff-console; the server answers it under /staff/. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/staff/',
  plugins: [react()],
  build: {
    outDir: '../dist/staff-console',
    emptyOutDir: true,
    // The security policy allows no data: addresses, and small files of their own are cached as well.
    assetsInlineLimit: 0,
    // The first part has what every page stands on and changes seldom.
    chunkSizeWarningLimit: 1200,
  },
});
