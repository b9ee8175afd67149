package com.docusign.esign.api;

import com.docusign.esign.client.ApiClient;
import com.docusign.esign.model.EnvelopeDefinition;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

public class EnvelopesApi {
    private final ApiClient client;

    public EnvelopesApi(ApiClient client) {
        this.client = client;
    }

    public class ListStatusChangesOptions {
        private String fromDate;
        private String status;

        public void setFromDate(String fromDate) {
            this.fromDate = fromDate;
        }

        public void setStatus(String status) {
            this.status = status;
        }
    }

    public String createEnvelope(String account, EnvelopeDefinition definition) throws Exception {
        return client.send("POST", "/v2.1/accounts/" + account + "/envelopes", definition.json);
    }

    public String listStatusChanges(String account, ListStatusChangesOptions options) throws Exception {
        var query = "from_date=" + encode(options.fromDate) + "&status=" + encode(options.status);
        return client.send("GET", "/v2.1/accounts/" + account + "/envelopes?" + query, null);
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
