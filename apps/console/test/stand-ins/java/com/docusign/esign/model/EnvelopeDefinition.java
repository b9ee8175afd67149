package com.docusign.esign.model;

public class EnvelopeDefinition {
    public final String json;

    public EnvelopeDefinition(String json) {
        this.json = json;
    }
}
