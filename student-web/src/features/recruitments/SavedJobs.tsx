import FavoriteBorder from '../../../../web/icons/FavoriteBorder.tsx';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, useSearchParams } from 'react-router-dom';
import { pageOf } from '../../components/Pages.tsx';
import { CARD_SETS } from '../../components/RecruitmentCard.tsx';
import { Message } from '../../components/states.tsx';
import { api } from '../../lib/api.ts';
import type { Student } from '../../lib/api-types.ts';
import { BOOKMARKS_KEY } from '../../lib/bookmarks.ts';
import { useMasterData } from '../../lib/master-data.ts';
import { Results } from './Results.tsx';

const PER_PAGE = 20;

/** The jobs a student keeps for later, closed ones too. */
export function SavedJobs({ own }: { own: Student | null }) {
  const { t } = useTranslation(['job_search', 'job_cards']);
  const [parameters] = useSearchParams();
  const page = pageOf(parameters);
  const master = useMasterData(CARD_SETS);
  const answer = useQuery({
    queryKey: [...BOOKMARKS_KEY, page],
    queryFn: () => api.query('user__get_bookmarks', { page, per_page: PER_PAGE }),
    placeholderData: keepPreviousData,
  });
  return (
    <Results
      answer={answer}
      page={page}
      perPage={PER_PAGE}
      master={master}
      own={own}
      addressOf={(other) => (other === 1 ? '?view=saved' : `?view=saved&page=${other}`)}
      empty={
        <Message
          icon={<FavoriteBorder />}
          title={t('job_cards:bookmark.emptyTitle')}
          action={
            <Button variant="contained" component={Link} to="?">
              {t('job_cards:bookmark.toSearch')}
            </Button>
          }
        >
          {t('job_cards:bookmark.emptyText')}
        </Message>
      }
    />
  );
}
