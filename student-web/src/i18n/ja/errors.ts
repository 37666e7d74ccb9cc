export { errorMessages as errors } from '../../../../server/domain/messages/ja.ts';
