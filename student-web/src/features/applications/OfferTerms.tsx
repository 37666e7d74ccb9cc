import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Notice } from '../../components/Notice.tsx';
import { formatDay } from '../../lib/dates.ts';
import { formatYen } from '../../lib/money.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { formatSalary } from '../../lib/salary.ts';
import { differenceTexts, type Offer } from './offer-differences.ts';

/** The terms of an offer, each beside what was advertised, and what differs. */
export function OfferTerms({ offer, isOpen }: { offer: Offer | null; isOpen: boolean }) {
  const { t } = useTranslation('applications');
  const language = useScreenLanguage();
  if (!offer) return <Notice severity="info">{t('offer.termsMissing')}</Notice>;
  const { advertised } = offer;
  const differs = differenceTexts(offer, t);
  const { pay_min: min, pay_max: max, pay_level: level } = advertised;
  const unit = t(`offer.unit.${advertised.pay_unit}`);
  return (
    <Box component="section" aria-labelledby="offer-terms">
      <Typography variant="h3" id="offer-terms" sx={{ mb: 1 }}>
        {t('offer.terms')}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        <Term
          label={t('offer.pay')}
          advertised={level && (min !== null || max !== null) && formatSalary({ level, min, max }, language)}
          difference={differs.pay}
        >
          {offer.pay_amount !== null && (
            <strong>{t('offer.payPer', { amount: formatYen(offer.pay_amount, language), unit })}</strong>
          )}
          {offer.pay_description && <Words>{offer.pay_description}</Words>}
        </Term>
        <Term
          label={t('offer.workplace')}
          advertised={advertised.workplaces.join(' / ')}
          difference={differs.workplace}
        >
          {offer.workplace && <Words>{offer.workplace}</Words>}
        </Term>
        <Term label={t('offer.start')}>
          {offer.starts_on && <strong>{formatDay(offer.starts_on, language)}</strong>}
        </Term>
        <Term
          label={t('offer.contract')}
          advertised={advertised.contract_term && t(`offer.contractTerm.${advertised.contract_term}`)}
          difference={differs.contract}
        >
          {offer.contract_term && t(`offer.contractTerm.${offer.contract_term}`)}
          {offer.contract_description && <Words>{offer.contract_description}</Words>}
        </Term>
        {offer.other_conditions && (
          <Term label={t('offer.other')}>
            <Words>{offer.other_conditions}</Words>
          </Term>
        )}
        {isOpen && (
          <Term label={t('offer.answerBy')}>
            {offer.answer_by && <strong>{formatDay(offer.answer_by, language)}</strong>}
          </Term>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {t('offer.letter')}
      </Typography>
    </Box>
  );
}

/** As staff wrote it, mostly in Japanese. */
function Words({ children }: { children: string }) {
  return (
    <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}

interface TermProps {
  label: string;
  advertised?: string | false | null;
  difference?: string | undefined;
  children: ReactNode;
}

function Term({ label, advertised, difference, children }: TermProps) {
  const { t } = useTranslation('applications');
  const isKnown = [children].flat().some(Boolean);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.5,
        gridTemplateColumns: { sm: '11rem minmax(0, 1fr)' },
        borderTop: 1,
        borderColor: 'divider',
        pt: 1.5,
      }}
    >
      <Typography component="dt" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        {isKnown ? (
          <div>{children}</div>
        ) : (
          <Typography color="textSecondary">{t('offer.notTold')}</Typography>
        )}
        {advertised && (
          <Typography variant="body2" color="textSecondary">
            {t('offer.advertised', { what: advertised })}
          </Typography>
        )}
        {difference && (
          <Chip size="small" label={difference} sx={{ bgcolor: 'warning.light', color: 'warning.dark' }} />
        )}
      </Box>
    </Box>
  );
}
