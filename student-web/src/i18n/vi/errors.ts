export { errorMessages as errors } from '../../../../server/domain/messages/vi.ts';
