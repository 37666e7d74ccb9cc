export { errorMessages as errors } from '../../../../server/domain/messages/en.ts';
