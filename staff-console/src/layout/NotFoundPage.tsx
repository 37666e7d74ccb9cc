import { useSay } from '../i18n/use-words.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { ButtonLink } from '../components/ButtonLink.tsx';

export function NotFoundPage() {
  const say = useSay();
  return (
    <EmptyState
      title={say('problem.not_found_title')}
      action={<ButtonLink to="/applications">{say('problem.to_start')}</ButtonLink>}
    />
  );
}
