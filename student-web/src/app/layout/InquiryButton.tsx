import ContactSupportOutlined from '@mui/icons-material/ContactSupportOutlined';
import Fab from '@mui/material/Fab';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../lib/current-user.ts';

const InquiryDialog = lazy(() => import('./InquiryDialog.tsx'));

/** On every page for who is logged in, but not on a job's page, where the button to apply stands. */
export default function InquiryButton() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  const isLoggedIn = user.status === 'student' || user.status === 'account';
  if (!isLoggedIn || /^\/recruitments\/\d+/.test(pathname)) return null;
  return (
    <>
      <Fab
        color="secondary"
        aria-label={t('inquiry.open')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={{ position: 'fixed', bottom: { xs: 16, sm: 24 }, insetInlineEnd: { xs: 16, sm: 24 } }}
      >
        <ContactSupportOutlined />
      </Fab>
      {isOpen && (
        <Suspense fallback={null}>
          <InquiryDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
