import { useTranslate } from '../i18n/use-translate.ts';
import { PageLoading } from '../layout/PageLoading.tsx';
import { statusOf } from '../providers/data-provider.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';
import { LoadProblem } from './LoadProblem.tsx';

interface UnloadedProps {
  error: unknown;
  onRetry(): void;
  /** What is said of one that is not there, and the way back; general words when left out. */
  missing?: { title: string; back: { to: string; label: string } };
}

/** Stands in the place of a record: there is none, it could not be loaded, or it is under way. */
export function Unloaded({ error, onRetry, missing }: UnloadedProps) {
  const t = useTranslate();
  if (statusOf(error) !== 404)
    return error ? <LoadProblem error={error} onRetry={onRetry} /> : <PageLoading />;
  return missing ? (
    <EmptyState
      isPage
      title={missing.title}
      action={<ButtonLink to={missing.back.to}>{missing.back.label}</ButtonLink>}
    />
  ) : (
    <EmptyState isPage title={t('form.not_found')} hint={t('form.not_found_hint')} />
  );
}
