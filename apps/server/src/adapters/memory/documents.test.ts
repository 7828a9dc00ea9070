import { documentsContract } from '../../../test/contracts/documents.ts';
import { createMemoryDocuments } from './documents.ts';

documentsContract(createMemoryDocuments);
