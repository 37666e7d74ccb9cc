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
    // react-admin is one large part that changes seldom; the console is for staff on a desk.
    chunkSizeWarningLimit: 1200,
  },
});
