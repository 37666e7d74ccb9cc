import Box from '@mui/material/Box';
import { deliveryProblem } from '../../../domain/delivery-problem.ts';
import { useSay } from '../i18n/use-words.ts';

interface DeliveryProblemProps {
  delivery: { last_error: string; state: string };
}

/** Why a mail did not go, in the reader's language; what the server said of it stands beside it as it was said. */
export function DeliveryProblem({ delivery }: DeliveryProblemProps) {
  const say = useSay();
  const { kind, quoted } = deliveryProblem(delivery);
  return (
    <>
      {say(`deliveries.problem.${kind ?? 'other'}`)}
      {quoted && (
        <Box component="q" lang="en" sx={{ ml: 0.5, overflowWrap: 'anywhere' }}>
          {quoted}
        </Box>
      )}
    </>
  );
}
