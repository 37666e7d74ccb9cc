import ContactSupportOutlined from '@mui/icons-material/ContactSupportOutlined';
import Fab from '@mui/material/Fab';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useLocation } from 'react-router-dom';
import { bottomBarHeight } from '../../lib/bottom-bar.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { inquiryIsAsked } from '../../lib/inquiry.ts';
import { useStore } from '../../lib/store.ts';
import { usePart } from '../use-part.ts';

const loadDialog = () => import('./InquiryDialog.tsx');

/** On every page for who is logged in, but not on a job's page, where the button to apply stands. */
export default function InquiryButton() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = usePart(loadDialog);
  const bar = useStore(bottomBarHeight);
  const isAsked = useStore(inquiryIsAsked);
  const open = () => void dialog.load().then(setIsOpen);
  useEffect(() => {
    if (!isAsked) return;
    inquiryIsAsked.set(false);
    open();
  });
  const isLoggedIn = user.status === 'student' || user.status === 'account';
  // Somebody whose session ends while writing keeps what is written, and is told when sending it.
  const isWriting = isOpen && user.status !== 'loading';
  if (!(isLoggedIn || isWriting) || /^\/recruitments\/\d+\/?$/.test(pathname)) return null;
  const Dialog = dialog.Part;
  return (
    <>
      <Fab
        color="secondary"
        aria-label={t('inquiry.open')}
        aria-haspopup="dialog"
        onClick={open}
        sx={{
          position: 'fixed',
          bottom: { xs: bar + 16, sm: bar + 24 },
          insetInlineEnd: { xs: 16, sm: 24 },
          // Beside a bar it stands higher, over what is being written: smaller there on a phone.
          ...(bar > 0 && { width: { xs: 44, sm: 56 }, height: { xs: 44, sm: 56 } }),
          '@media print': { display: 'none' },
        }}
      >
        <ContactSupportOutlined />
      </Fab>
      {isOpen && Dialog && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
