package com.docusign.esign.client;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.HashMap;
import java.util.Map;

/** Stands in for the client of the vendor, with what the tests call, as it is called there. */
public class ApiClient {
    private final String base;
    private final Map<String, String> headers = new HashMap<>();

    public ApiClient(String base) {
        this.base = base;
    }

    public void addDefaultHeader(String name, String value) {
        headers.put(name, value);
    }

    public String send(String method, String path, String body) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(base + path))
            .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
            .header("Content-Type", "application/json");
        headers.forEach(request::header);
        return HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString()).body();
    }
}
