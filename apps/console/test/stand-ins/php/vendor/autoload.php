<?php
// Stands in for the vendor's client, with what the tests call, as it is called there.

namespace DocuSign\eSign {
    class Configuration
    {
        public string $host = '';
        public array $headers = ['Content-Type: application/json'];

        public function setHost(string $host)
        {
            $this->host = $host;
        }

        public function addDefaultHeader(string $name, string $value)
        {
            $this->headers[] = "$name: $value";
        }
    }
}

namespace DocuSign\eSign\Client {
    class ApiClient
    {
        public function __construct(private \DocuSign\eSign\Configuration $configuration)
        {
        }

        public function send(string $method, string $path, array $body = null): string
        {
            $options = [
                'method' => $method,
                'header' => $this->configuration->headers,
                'content' => $body === null ? '' : json_encode($body),
            ];
            $context = stream_context_create(['http' => $options]);
            return file_get_contents($this->configuration->host . $path, false, $context);
        }
    }
}

namespace DocuSign\eSign\Api\EnvelopesApi {
    class ListStatusChangesOptions
    {
        public array $query = [];

        public function setFromDate(string $date)
        {
            $this->query['from_date'] = $date;
        }

        public function setStatus(string $status)
        {
            $this->query['status'] = $status;
        }
    }
}

namespace DocuSign\eSign\Api {
    use DocuSign\eSign\Api\EnvelopesApi\ListStatusChangesOptions;
    use DocuSign\eSign\Client\ApiClient;

    class EnvelopesApi
    {
        public function __construct(private ApiClient $client)
        {
        }

        public function createEnvelope(string $account, array $definition)
        {
            return $this->client->send('POST', "/v2.1/accounts/$account/envelopes", $definition);
        }

        public function listStatusChanges(string $account, ListStatusChangesOptions $options)
        {
            $query = http_build_query($options->query);
            return $this->client->send('GET', "/v2.1/accounts/$account/envelopes?$query");
        }
    }
}
