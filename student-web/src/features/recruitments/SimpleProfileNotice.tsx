import { useTranslation } from '../../i18n/use-translation.tsx';
import { MissingList } from '../../components/MissingList.tsx';
import { Notice } from '../../components/Notice.tsx';

/** A company that takes the profile as the resume cannot take an unfinished one: what is missing, each a link. */
export default function SimpleProfileNotice({ missing }: { missing: readonly string[] }) {
  const { t } = useTranslation('recruitments');
  return (
    <Notice severity="warning">
      {t('applyPage.simpleProfileFirst')}
      <MissingList names={missing} path="/profile" />
    </Notice>
  );
}
