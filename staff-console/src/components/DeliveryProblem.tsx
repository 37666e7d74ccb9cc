import Box from '@mui/material/Box';
import { deliveryProblem } from '../../../domain/delivery-problem.ts';
import { useTranslate } from '../i18n/use-translate.ts';

interface DeliveryProblemProps {
  delivery: { last_error: string; state: string };
}

/** Why a mail did not go, in the reader's language; what the server said of it stands beside it as it was said. */
export function DeliveryProblem({ delivery }: DeliveryProblemProps) {
  const t = useTranslate();
  const { kind, quoted } = deliveryProblem(delivery);
  return (
    <>
      {t(`deliveries.problem.${kind ?? 'other'}`)}
      {quoted && (
        <Box component="q" lang="en" sx={{ ml: 0.5, overflowWrap: 'anywhere' }}>
          {quoted}
        </Box>
      )}
    </>
  );
}
