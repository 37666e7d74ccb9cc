import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { resources } from '../resources/all.ts';
import { useMember } from '../session/member.ts';

/** Who was sent the address of a page that the role cannot open reads whose page it is. The server refuses by itself. */
export function RoleGate({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { role } = useMember();
  const name = useLocation().pathname.split('/')[1];
  const resource = resources.find((one) => one.name === name);
  if (!resource || resource.menu.roles.includes(role)) return children;
  return (
    <EmptyState
      isPage
      title={t('problem.managers_title')}
      hint={t('problem.managers')}
      action={<ButtonLink to="/applications">{t('problem.to_start')}</ButtonLink>}
    />
  );
}
