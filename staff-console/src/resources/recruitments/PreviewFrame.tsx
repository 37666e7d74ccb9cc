import Box from '@mui/material/Box';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';

/** Width of the page in CSS pixels: a common phone, and a desk's screen. */
export const WIDTHS = { phone: 390, desktop: 1280 } as const;
export type Width = keyof typeof WIDTHS;

const PHONE_HEIGHT = 844;

/** Room of an element, kept up to date. */
function useRoom() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, room };
}

/** Links within the page lead to their place; all others nowhere, since there is nothing but this page in the frame. */
function keepInside({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  const page = currentTarget.contentDocument;
  page?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    const place = link.getAttribute('href');
    if (place?.startsWith('#')) page.getElementById(place.slice(1))?.scrollIntoView();
  });
}

/** A page in a frame of the given width, made smaller where there is less room. No script of it runs. */
export function PreviewFrame({ html, width }: { html: string; width: Width }) {
  const t = useTranslate();
  const { ref, room } = useRoom();
  const scale = room.width > 0 ? Math.min(1, room.width / WIDTHS[width]) : 1;
  const full = room.height / scale;
  const height = width === 'phone' ? Math.min(PHONE_HEIGHT, full) : full;
  return (
    <Box ref={ref} sx={{ flexGrow: 1, minHeight: 0, overflow: 'clip' }}>
      <Box
        component="iframe"
        title={t('recruitments.release.preview_frame')}
        srcDoc={html}
        // The same origin without scripts: its pictures load, and nothing in it can act.
        sandbox="allow-same-origin"
        referrerPolicy="no-referrer"
        onLoad={keepInside}
        sx={{
          display: 'block',
          width: WIDTHS[width],
          height,
          mx: scale === 1 ? 'auto' : 0,
          border: 0,
          borderRadius: width === 'phone' ? 4 : 0,
          bgcolor: 'background.paper',
          boxShadow: 3,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}
