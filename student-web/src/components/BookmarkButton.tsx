import Favorite from '../../../web/icons/Favorite.tsx';
import FavoriteBorder from '../../../web/icons/FavoriteBorder.tsx';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from '../i18n/use-translation.tsx';
import { pickText } from '../../../domain/languages.ts';
import type { RecruitmentListItem } from '../lib/api-types.ts';
import { useBookmark } from '../lib/bookmarks.ts';
import { usePageLanguage } from '../lib/page-language.ts';

interface Props {
  recruitment: Pick<RecruitmentListItem, 'id' | 'title'>;
  /** With its words, where there is room. */
  isWide?: boolean;
}

/** Keeps a job for later, or lets it go; only students have it. */
export function BookmarkButton({ recruitment, isWide = false }: Props) {
  const { t } = useTranslation('job_cards');
  const language = usePageLanguage();
  const bookmark = useBookmark(recruitment.id);
  if (!bookmark) return null;
  const { isSaved, toggle } = bookmark;
  const icon = isSaved ? <Favorite sx={{ color: 'error.dark' }} /> : <FavoriteBorder />;
  if (isWide)
    return (
      <Button variant="outlined" fullWidth startIcon={icon} aria-pressed={isSaved} onClick={toggle}>
        {isSaved ? t('bookmark.removeShort') : t('bookmark.addShort')}
      </Button>
    );
  const title = pickText(recruitment.title, language)?.text ?? '';
  return (
    <IconButton
      onClick={toggle}
      aria-label={isSaved ? t('bookmark.remove', { title }) : t('bookmark.add', { title })}
      sx={{ color: 'secondary.main', width: 44, height: 44 }}
    >
      {icon}
    </IconButton>
  );
}
