import { useTranslate } from '../i18n/use-translate.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { ButtonLink } from '../components/ButtonLink.tsx';

export function NotFoundPage() {
  const t = useTranslate();
  return (
    <EmptyState
      isPage
      title={t('problem.not_found_title')}
      action={<ButtonLink to="/applications">{t('problem.to_start')}</ButtonLink>}
    />
  );
}
