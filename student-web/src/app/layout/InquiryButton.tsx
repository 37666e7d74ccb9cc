import ContactSupportOutlined from '../../../../web/icons/ContactSupportOutlined.tsx';
import Fab from '@mui/material/Fab';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useLocation } from 'react-router-dom';
import { useBottomBarHeight } from '../../lib/bottom-bar.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { inquiryIsAsked } from '../../lib/inquiry.ts';
import { useStore } from '../../lib/store.ts';
import { usePart } from '../use-part.ts';
import { useAvoidControls } from './use-avoid-controls.ts';

/** A job's page, where the button to apply stands, and the last one of an account that is no more. */
const WITHOUT = /^\/(recruitments\/\d+|privacy\/deleted)\/?$/;

const loadDialog = () => import('./InquiryDialog.tsx');

/** From the edge of the window, in pixels. */
const MARGIN = 12;
/** How much of it is still seen while it stands aside: less than the 16 pixels every page leaves at its edge. */
const PEEK = 14;

/**
 * On every page for who is logged in, but for two. It never stays over what is read, pressed or filled in: it moves into
 * the margin then, and comes back to whoever reaches it by the keyboard.
 */
export default function InquiryButton() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = usePart(loadDialog);
  const bar = useBottomBarHeight();
  const isAsked = useStore(inquiryIsAsked);
  const floating = useRef<HTMLButtonElement>(null);
  const isAside = useAvoidControls(floating);
  const open = () => void dialog.load().then(setIsOpen);
  useEffect(() => {
    if (!isAsked) return;
    inquiryIsAsked.set(false);
    open();
  });
  const isLoggedIn = user.status === 'student' || user.status === 'account';
  // Somebody whose session ends while writing keeps what is written, and is told when sending it.
  const isWriting = isOpen && user.status !== 'loading';
  if (!(isLoggedIn || isWriting) || WITHOUT.test(pathname)) return null;
  const Dialog = dialog.Part;
  return (
    <>
      <Fab
        ref={floating}
        color="secondary"
        aria-label={t('inquiry.open')}
        aria-haspopup="dialog"
        onClick={open}
        sx={{
          position: 'fixed',
          bottom: { xs: bar + 16, sm: bar + 24 },
          insetInlineEnd: MARGIN,
          width: 48,
          height: 48,
          transition: 'transform .2s, background-color .2s',
          ...(isAside && {
            '&:not(:focus-visible)': {
              transform: `translateX(calc(100% + ${MARGIN - PEEK}px))`,
            },
          }),
          '@media print': { display: 'none' },
        }}
      >
        <ContactSupportOutlined />
      </Fab>
      {isOpen && Dialog && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
